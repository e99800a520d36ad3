import { type Direct, direct } from "@/lib/core/http/direct"
import { handlerModules } from "./handlers"
import paths from "./paths.json"

const holder = globalThis as { __cornerledgerDirect?: Direct }

/** Lets scripts/serve.mjs hand requests straight to the handlers. */
export function openDirectDoor(): void {
  holder.__cornerledgerDirect = direct({ paths, handlerModules })
}
