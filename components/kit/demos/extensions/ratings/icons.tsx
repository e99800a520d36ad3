"use client"

import { Heart, Leaf } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

export default function Icons() {
  const t = useTranslations("kit/ratings")
  const [hearts, setHearts] = useState(4)
  const [leaves, setLeaves] = useState(2)
  return (
    <div className="flex flex-col gap-2">
      <Rating
        label={t("icons.hearts")}
        format={(value) => t("points", { value, max: 5 })}
        icon={Heart}
        tone="danger"
        value={hearts}
        onChange={setHearts}
      />
      <Rating
        label={t("icons.leaves")}
        format={(value) => t("points", { value, max: 5 })}
        icon={Leaf}
        tone="success"
        value={leaves}
        onChange={setLeaves}
      />
    </div>
  )
}
