import { withoutControls } from "../text"

/**
 * Characters that turn the direction of text or show nothing at all. With one of them `invoice\u202efdp.exe` reads as a PDF.
 * Joiners that scripts need to be written with are not among them.
 */
export const hiddenInNames =
  "\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
const hidden = new RegExp(`[${hiddenInNames}]`, "g")

/** A name that shows its true ending. */
export const withoutHidden = (name: string) => name.replace(hidden, "")

const maxLength = 200

/** A name under which a file can be sent or saved anywhere: one line, no folders, its true ending last. */
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
