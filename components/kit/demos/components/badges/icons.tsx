"use client"

import { Check, Clock, Pencil, Send, Star, TriangleAlert } from "lucide-react"
import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Badge } from "@/components/ui/badge"

const icons = {
  brand: <Star />,
  success: <Check />,
  warning: <Clock />,
  danger: <TriangleAlert />,
  info: <Send />,
  neutral: <Pencil />,
}

export default function Icons() {
  const t = useTranslations("kit/badges")
  return (
    <div className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} shape="square" icon={icons[tone]}>
          {t(`status.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
