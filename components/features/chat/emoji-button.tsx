"use client"

import { Smile } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Popover } from "@/components/ui/popover"
import { Skeleton } from "@/components/ui/skeleton"

const Panel = lazy(() => import("./emoji-panel"))

/** Opens the emoji picker, whose code and data load on first use. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTranslations("chat.emoji")
  return (
    <Popover
      button={{ variant: "ghost", iconOnly: true, label: t("open"), icon: <Smile /> }}
      label={t("title")}
      align="start"
      className="w-80 p-0"
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="m-3 h-80" />}>
          <Panel
            onPick={(emoji) => {
              close()
              onPick(emoji)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
