"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { Progress } from "@/components/ui/progress"

export default function Animated() {
  const t = useTranslations("kit/progress.animated")
  const [value, setValue] = useState(40)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setValue((before) => Math.min(before + 4, 100)), 200)
    return () => clearInterval(timer)
  }, [isOn])
  if (isOn && value === 100) setOn(false)
  return (
    <div className="space-y-4">
      <Progress animated={value < 100} size="lg" value={value} label={t("import")} />
      <Button
        variant="outline"
        busy={isOn}
        onClick={() => {
          setValue(0)
          setOn(true)
        }}
      >
        {t("start")}
      </Button>
    </div>
  )
}
