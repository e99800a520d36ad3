"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }))

export default function Vertical() {
  const t = useTranslations("kit/slider.vertical")
  const [one, setOne] = useState([40])
  const [two, setTwo] = useState([20, 70])
  const [three, setThree] = useState([30])
  return (
    <div className="flex h-48 justify-evenly py-1">
      <Slider orientation="vertical" labels={[t("one")]} values={one} onChange={setOne} bubble="active" />
      <Slider orientation="vertical" labels={[t("low"), t("high")]} values={two} onChange={setTwo} marks={marks} />
      <Slider orientation="vertical" inverted labels={[t("inverted")]} values={three} onChange={setThree} />
    </div>
  )
}
