import type pino from "pino"
import { createLog } from "@/lib/core/log"

const lines: Record<string, unknown>[] = []

/** Listens to the product's log, which has the e-mails as long as no mail server is configured. */
export function captureLog(): Record<string, unknown>[] {
  const holder = globalThis as { __cornerledgerLog?: pino.Logger }
  lines.length = 0
  holder.__cornerledgerLog = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) })
  return lines
}

/** The newest e-mail to an address. */
export function mailTo(address: string): { to: string; subject: string; text: string } | undefined {
  return lines
    .map((line) => line.outbox as { to: string; subject: string; text: string } | undefined)
    .findLast((mail) => mail?.to === address)
}

/** The secret of the link in an e-mail. */
export const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? "")?.[1] ?? ""
