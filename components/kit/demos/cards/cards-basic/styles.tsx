"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody } from "@/components/ui/card"
import { type Tone, toneClass } from "@/components/ui/tone"

const tones: Tone[] = ["brand", "success", "info", "warning", "danger", "neutral"]
const looks = {
  solid: "border-transparent! bg-tone! text-tone-on!",
  soft: "border-transparent! bg-tone-soft! text-tone-text!",
  outline: "border-tone-mark! text-tone-text!",
} as const

export default function Styles() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="space-y-6">
      {Object.entries(looks).map(([look, classes]) => (
        <div key={look}>
          <h3 className="mb-2 font-medium text-dense text-ink-muted">{t(`styles.${look as keyof typeof looks}`)}</h3>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6">
            {tones.map((tone) => (
              <Card key={tone} className={`${toneClass(tone)} ${classes}`}>
                <CardBody>
                  <p className="font-semibold">{t(`styles.tones.${tone}.name`)}</p>
                  <p className="text-dense">{t(`styles.tones.${tone}.text`)}</p>
                </CardBody>
              </Card>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
