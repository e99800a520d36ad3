import * as z from "zod"
import { seal, unseal } from "@/lib/core/auth/sealed"
import { config } from "@/lib/core/config"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"

/** The content of an invitation link's token: workspace, event, occurrence and guest. */
const content = z.tuple([z.int(), z.int(), z.string(), z.string()])
const purpose = "calendar-invitation"

export interface InvitationKey {
  workspaceId: number
  eventId: number
  /** The occurrence's original start, ISO 8601; empty for the event or the whole series. */
  occurrence: string
  /** The guest's address in lower case. */
  guest: string
}

/** Returns the URL with which a guest answers. Its token is encrypted, so nobody can guess or change it. */
export function answerUrl({ workspaceId, eventId, occurrence, guest }: InvitationKey, locale: Locale): string {
  const token = seal(JSON.stringify([workspaceId, eventId, occurrence, guest]), purpose, "")
  return `${config().appUrl}${pathIn(locale, "/invitation")}?token=${token}`
}

export function keyOfToken(token: string): InvitationKey | undefined {
  const text = unseal(token, purpose, "")
  const parsed = text ? content.safeParse(JSON.parse(text)).data : undefined
  if (!parsed) return undefined
  const [workspaceId, eventId, occurrence, guest] = parsed
  return { workspaceId, eventId, occurrence, guest }
}
