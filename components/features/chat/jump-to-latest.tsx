"use client"

import { ArrowDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

interface Props {
  isAway: boolean
  /** Messages received since the user scrolled away from the end. */
  count: number
  onJump: () => void
}

/** A button to the end of the conversation, shown after scrolling up. */
export function JumpToLatest({ isAway, count, onJump }: Props) {
  const t = useTranslations("chat")
  if (!isAway) return null
  return (
    <div className="absolute end-4 bottom-3 z-10">
      <Button
        variant={count > 0 ? "solid" : "outline"}
        size="sm"
        icon={<ArrowDown />}
        onClick={onJump}
        className="shadow-raised"
      >
        {count > 0 ? t("newBelow", { count }) : t("latest")}
      </Button>
    </div>
  )
}
