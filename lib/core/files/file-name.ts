import { withoutControls } from "../text"

/**
 * Invisible characters and those that change the direction of text: `invoice\u202efdp.exe` looks like a PDF. Joiners are not
 * included, because some scripts need them.
 */
export const hiddenInNames =
  "\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
const hidden = new RegExp(`[${hiddenInNames}]`, "g")

/** A name without hidden characters, so that it shows its real extension. */
export const withoutHidden = (name: string) => name.replace(hidden, "")

const maxLength = 200

/** A name that is safe to send and save: one line, no folders, with its real extension at the end. */
export function cleanFileName(name: string): string {
  const plain = withoutControls(withoutHidden(name.toWellFormed()).replace(/[\t\n]/g, " "), " ")
  const last = plain.split(/[/\\]/).at(-1)?.trim().replace(/^\.+$/, "") || "file"
  return last.length > maxLength ? last.slice(-maxLength).toWellFormed() : last
}

/** The value of Content-Disposition for a file (RFC 6266). */
export function dispositionOf(name: string, kind: "attachment" | "inline" = "attachment"): string {
  const encoded = encodeURIComponent(cleanFileName(name)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
