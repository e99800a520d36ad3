// The package ships no types; this is what we use of it.
declare module "cli-progress" {
  export class SingleBar {
    constructor(options: { format?: string; noTTYOutput?: boolean; notTTYSchedule?: number })
    start(total: number, value: number): void
    update(value: number): void
    stop(): void
  }
}
