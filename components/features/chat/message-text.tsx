import { piecesOf } from "./message-pieces"

/** A message's text. Web and e-mail addresses become links; HTML stays plain text. */
export function MessageText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, href }, i) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never move.
        key={i}
        href={href}
        target={href.startsWith("mailto:") ? undefined : "_blank"}
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2 outline-current"
      >
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
