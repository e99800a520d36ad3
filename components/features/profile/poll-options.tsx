"use client"

import clsx from "clsx"
import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { AvatarGroup } from "@/components/ui/avatar-group"
import type { Poll } from "@/lib/features/polls/schema"

interface Props {
  poll: Poll
  onVote: (pollId: number, name: string) => void
}

/** Options of a poll, as buttons with their share of the votes. */
export function PollOptions({ poll, onVote }: Props) {
  const t = useTranslations("profile.poll")
  const canVote = useAbility().can("update", "Profile")
  return (
    <ul className="space-y-3">
      {poll.options.map(({ name, result, votedUser }) => {
        const isYours = name === poll.yourVote
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isYours}
              aria-disabled={!canVote || undefined}
              onClick={() => canVote && !isYours && onVote(poll.id, name)}
              className={clsx(
                "relative isolate flex min-h-control w-full items-center justify-between gap-3 overflow-hidden rounded-control border px-3 text-start text-sm transition-colors duration-fast",
                isYours ? "border-brand-mark font-medium text-ink" : "border-line text-ink hover:border-brand-mark",
              )}
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-0 -z-10 bg-brand-soft transition-[width] duration-slow"
                style={{ width: result }}
              />
              <span className="flex min-w-0 items-center gap-2 py-1">
                {isYours && <Check aria-hidden="true" className="size-4 shrink-0 text-brand-text" />}
                <span className="min-w-0">{name}</span>
              </span>
              <span className="tabular text-ink-muted">{result}</span>
            </button>
            {votedUser.length > 0 && (
              <div className="mt-1.5 flex">
                <AvatarGroup
                  size="xs"
                  tips="hover"
                  label={t("voters")}
                  people={votedUser.map(({ username, img }) => ({ name: username, src: img }))}
                  max={8}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
