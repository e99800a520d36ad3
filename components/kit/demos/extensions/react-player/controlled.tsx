"use client"

import { FastForward, Pause, Play, Rewind, Volume2, VolumeX } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Progress } from "@/components/ui/progress"
import { Select } from "@/components/ui/select"

/** The native video element, controlled by separate buttons. */
export default function Controlled() {
  const t = useTranslations("kit/react-player.controlled")
  const format = useFormatter()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(true)
  const [at, setAt] = useState({ time: 0, length: 12 })
  const look = { iconOnly: true, variant: "outline" } as const
  const skip = (seconds: number) => {
    if (video.current) video.current.currentTime += seconds
  }
  const seconds = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  return (
    <div className="space-y-3">
      <video
        ref={video}
        src="/covers/clips/shop-day.webm"
        poster="/covers/clips/shop-day.webp"
        aria-label={t("label")}
        muted={isMuted}
        playsInline
        loop
        preload="metadata"
        className="aspect-video w-full rounded-card bg-sunken object-cover"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setAt({ time: currentTime, length: duration })}
      />
      <Progress size="sm" label={t("progress")} value={Math.round(at.time)} max={Math.round(at.length)} />
      <div className="flex flex-wrap items-center gap-2">
        <Button {...look} label={t("back")} icon={<Rewind className="rtl:-scale-x-100" />} onClick={() => skip(-3)} />
        <Button
          iconOnly
          label={t(isPlaying ? "pause" : "play")}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => void (isPlaying ? video.current?.pause() : video.current?.play())}
        />
        <Button {...look} label={t("on")} icon={<FastForward className="rtl:-scale-x-100" />} onClick={() => skip(3)} />
        <Button
          {...look}
          label={t(isMuted ? "loud" : "mute")}
          icon={isMuted ? <VolumeX /> : <Volume2 />}
          onClick={() => setMuted(!isMuted)}
        />
        <Select
          size="sm"
          aria-label={t("speed")}
          className="w-28!"
          defaultValue="1"
          options={["0.5", "1", "1.5", "2"].map((value) => ({ value, label: `${format.number(Number(value))} ×` }))}
          onChange={({ target }) => {
            if (video.current) video.current.playbackRate = Number(target.value)
          }}
        />
        <span className="tabular text-dense text-ink-muted">
          {t("at", { time: seconds(at.time), length: seconds(at.length) })}
        </span>
      </div>
    </div>
  )
}
