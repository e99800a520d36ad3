import type { Arrived } from "./mail-server"

/** An invitation as its guest's mail program sees it. */
export interface ReceivedInvitation {
  text: string
  /** The calendar file, with unfolded lines. */
  ics: string
  token: string
}

const decoded = (part: string) => {
  const [head = "", ...body] = part.split("\r\n\r\n")
  const text = body.join("\r\n\r\n")
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, "base64").toString()
  if (!/transfer-encoding: quoted-printable/i.test(head)) return text
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}

/** Reads an invitation from an email's headers and body. */
export function invitationIn(mail: string): ReceivedInvitation {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? "none"
  const parts = mail.split(`--${boundary}`).map((part) => part.trimStart())
  const text = decoded(parts.find((part) => /^content-type: text\/plain/i.test(part)) ?? "")
  const ics = decoded(parts.find((part) => /^content-type: text\/calendar/i.test(part)) ?? "").replace(/\r\n /g, "")
  return { text, ics, token: tokenIn(text) }
}

/** The invitations to an address that have arrived at a mail server, in the order of their numbers. */
export const invitationsTo = ({ arrived }: { arrived: Arrived[] }, address: string): ReceivedInvitation[] =>
  arrived
    .filter(({ to }) => to.includes(address))
    .map(({ text }) => invitationIn(text))
    .sort((a, b) => Number(valueIn(a.ics, "SEQUENCE")) - Number(valueIn(b.ics, "SEQUENCE")))

/** The token of the link to answer. */
export const tokenIn = (text = "") => /\/invitation\?token=([\w.-]+)/.exec(text)?.[1] ?? ""

/** The value of a property of a calendar file; the last one if there are several. */
export const valueIn = (ics: string, name: string): string | undefined =>
  ics
    .split("\r\n")
    .findLast((line) => line.split(/[:;]/)[0] === name)
    ?.replace(/^[^:]*:/, "")
