"use client"

import { useTranslations } from "next-intl"
import { useChatTime } from "./use-chat-time"

/** A heading for the messages of a day. */
export function DayRow({ time }: { time: string }) {
  const chatTime = useChatTime()
  return (
    <li className="my-3 flex justify-center">
      <time
        dateTime={chatTime.dayOf(time)}
        suppressHydrationWarning
        className="rounded-full bg-neutral-soft px-3 py-1 font-medium text-neutral-text text-xs"
      >
        <bdi>{chatTime.day(time)}</bdi>
      </time>
    </li>
  )
}

/** Marks the first message that was unread when the conversation was opened. */
export function NewRow() {
  const t = useTranslations("chat")
  return (
    <li className="my-3 flex items-center gap-3 font-medium text-danger-text text-xs before:h-px before:flex-1 before:bg-danger-border after:h-px after:flex-1 after:bg-danger-border">
      {t("newMessages")}
    </li>
  )
}
