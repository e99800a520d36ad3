import { shareBrowser } from "./browser"

declare const sharedServers: string[][]

/** Runs the browser tests of one row of scripts/support/shared-stores.mjs, one file after the other, on one server. */
export function runOnOneServer(row: number): void {
  shareBrowser()
  for (const name of sharedServers[row - 1] ?? []) {
    describe(name, () => {
      require(`../e2e/${name}.test`)
    })
  }
}
