"use client"

import { ArrowDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

interface Props {
  isAway: boolean
  /** How many came in since one has left the end. */
  count: number
  onJump: () => void
}

/** Back to the end of the talk, once one has scrolled away from it. */
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
