"use client"

import { useTranslations } from "next-intl"
import { MediaPlayer } from "@/components/ui/media-player"

export default function Video() {
  const t = useTranslations("kit/react-player.video")
  return <MediaPlayer src="/covers/clips/shop-day.webm" poster="/covers/clips/shop-day.webp" label={t("label")} />
}
