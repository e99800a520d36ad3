"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Skeleton } from "@/components/ui/skeleton"

const shapes = [
  ["h-10 w-52", false],
  ["h-16 w-64", false],
  ["h-10 w-44", true],
  ["h-10 w-72", false],
  ["h-16 w-60", true],
] as const

/** A placeholder for a conversation. */
export function ConversationSkeleton() {
  const t = useTranslations("ui")
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 p-5">
      <span className="sr-only">{t("loading")}</span>
      {shapes.map(([size, isOwn]) => (
        <Skeleton key={size + isOwn} className={clsx("max-w-[80%] rounded-2xl", size, isOwn && "self-end")} />
      ))}
    </div>
  )
}
