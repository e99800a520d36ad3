"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { lazy, memo, Suspense } from "react"
import { Avatar } from "@/components/ui/avatar"
import { numbersIn } from "@/lib/features/cash-mentions/values"
import { Bubble } from "./bubble"
import { LineMark } from "./line-mark"
import { type Group, sameGroup } from "./lines"
import type { Outbox } from "./outbox"
import { RejectedMessage } from "./refused"
import { useChatTime } from "./use-chat-time"

const CashMentions = lazy(() => import("./cash-mentions"))

/** The cash that a message mentions, below it. */
function Mentioned({ text }: { text: string }) {
  const numbers = numbersIn(text)
  if (numbers.length === 0) return null
  return (
    <Suspense>
      <CashMentions numbers={numbers} />
    </Suspense>
  )
}

interface Props {
  group: Group
  /** The contact's name. */
  name: string
  avatar: string
  outbox: Outbox
  shown?: number
}

/** Consecutive messages of one sender: the user's own at the end, the contact's beside the avatar. */
export const MessageGroup = memo(function MessageGroup({ group, name, avatar, outbox, shown }: Props) {
  const t = useTranslations("chat")
  const time = useChatTime()
  const { isOwn, lines } = group
  const last = lines.at(-1)
  if (!last) return null
  return (
    <li className={clsx("flex items-end gap-2 py-1.5 [contain:layout_style]", isOwn && "justify-end")}>
      {!isOwn && <Avatar src={avatar} name={name} size="sm" className="mb-5" />}
      <div
        className={clsx("flex min-w-0 max-w-[85%] flex-col gap-1 lg:max-w-[70%]", isOwn ? "items-end" : "items-start")}
      >
        <span className="sr-only">{isOwn ? t("youSaid") : t("theySaid", { name })}</span>
        {lines.map((line, i) => (
          <div key={line.key} className={clsx("flex max-w-full flex-col", isOwn ? "items-end" : "items-start")}>
            <Bubble
              line={line}
              name={name}
              exact={time.exact(line.time)}
              isLast={i === lines.length - 1}
              isShown={line.id !== undefined && line.id === shown}
            />
            <Mentioned text={line.message} />
            {line.state === "refused" && line.clientId && (
              <RejectedMessage problem={line.problem} clientId={line.clientId} outbox={outbox} />
            )}
          </div>
        ))}
        <span className="flex items-center gap-1 px-1 text-ink-faint text-xs">
          <time dateTime={last.time} suppressHydrationWarning className="tabular">
            <bdi>{time.clock(last.time)}</bdi>
          </time>
          {isOwn && <LineMark state={last.state} />}
        </span>
      </div>
    </li>
  )
}, sameProps)

function sameProps(a: Props, b: Props): boolean {
  return a.name === b.name && a.avatar === b.avatar && a.shown === b.shown && sameGroup(a.group, b.group)
}
