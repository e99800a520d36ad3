"use client"

import clsx from "clsx"
import { BubblePicture, captionWidth } from "./bubble-picture"
import type { Line } from "./lines"
import { isOnlyEmoji } from "./message-pieces"
import { MessageText } from "./message-text"

interface Props {
  line: Line
  name: string
  /** Date and time in full. */
  exact: string
  /** The last one of its group has a corner that points to the sender. */
  isLast: boolean
  /** Highlighted as the search result that the user opened. */
  isShown: boolean
}

/** A message. */
export function Bubble({ line, name, exact, isLast, isShown }: Props) {
  const { id, isOwn, message, picture, preview, state } = line
  const isLarge = !picture && !preview && isOnlyEmoji(message)
  const isPending = state === "sending" || state === "waiting"
  const corner = isLast && (isOwn ? "rounded-ee-sm" : "rounded-es-sm")
  return (
    <div
      data-message={id}
      data-tip={exact}
      tabIndex={-1}
      dir="auto"
      style={picture || preview ? { maxWidth: captionWidth(line) } : undefined}
      className={clsx(
        "max-w-full overflow-hidden transition-[background-color,box-shadow] duration-slow",
        isLarge ? "px-1 text-display" : ["rounded-2xl text-sm", corner],
        !isLarge && (isOwn ? "bg-brand text-brand-on" : "border border-line bg-card text-ink"),
        isPending && "opacity-75",
        state === "refused" && "ring-2 ring-danger-mark",
        isShown && "ring-4 ring-warning-mark",
      )}
    >
      {(picture || preview) && <BubblePicture line={line} name={name} />}
      {message && (
        <p className={clsx("whitespace-pre-wrap [overflow-wrap:anywhere]", !isLarge && "px-3.5 py-2")}>
          <MessageText text={message} />
        </p>
      )}
    </div>
  )
}
