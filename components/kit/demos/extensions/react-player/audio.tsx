"use client"

import { useTranslations } from "next-intl"
import { MediaPlayer } from "@/components/ui/media-player"

export default function Audio() {
  const t = useTranslations("kit/react-player.audio")
  return <MediaPlayer kind="audio" src="/covers/clips/door-bell.wav" label={t("label")} loop />
}
