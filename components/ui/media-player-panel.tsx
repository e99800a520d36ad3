"use client"

import clsx from "clsx"
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from "media-chrome/react"
import { type CSSProperties, useEffect, useState } from "react"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { MediaPlayerProps } from "./media-player"

/** Labels of the controls for languages other than the library's default, English. */
const labels: Record<string, () => Promise<unknown>> = {
  de: () => import("media-chrome/lang/de"),
  fr: () => import("media-chrome/lang/fr"),
  pt: () => import("media-chrome/lang/pt"),
}

const pageStyle = {
  "--media-control-background": "var(--sunken)",
  "--media-control-hover-background": "var(--neutral-soft)",
  "--media-primary-color": "var(--ink)",
  "--media-text-color": "var(--ink)",
  "--media-icon-color": "var(--ink)",
  "--media-range-track-background": "var(--line-strong)",
  "--media-range-bar-color": "var(--brand-mark)",
  "--media-font-family": "inherit",
  "--media-background-color": "transparent",
} as CSSProperties

const button = "min-w-9 shrink-0"
/** Hidden from screen readers, because the time range beside it announces the time. */
const silentProps = { disabled: true, noToggle: true, "aria-hidden": true } as const

/** The player itself; screens use `MediaPlayer`, which loads it. */
export default function MediaPlayerPanel({
  kind = "video",
  src,
  label,
  poster,
  captions,
  loop,
  ref,
}: MediaPlayerProps) {
  const locale = useLanguage()
  const [isReady, setReady] = useState(!(locale in labels))
  useEffect(() => {
    void labels[locale]?.().finally(() => setReady(true))
  }, [locale])
  if (!isReady) return null
  // The library sets the same label on every player when it mounts.
  const name = (controller: HTMLElement | null) => controller?.setAttribute("aria-label", label)
  const mediaProps = { slot: "media", src, preload: "metadata", loop, ref }
  if (kind === "audio")
    return (
      <MediaController
        audio
        aria-label={label}
        lang={locale}
        style={pageStyle}
        className="w-full overflow-hidden rounded-card"
      >
        <audio {...mediaProps} />
        <MediaControlBar className="w-full">
          <MediaPlayButton className={button} />
          <MediaTimeRange />
          <MediaTimeDisplay showDuration {...silentProps} />
          <MediaMuteButton className={button} />
          <MediaVolumeRange className="max-sm:hidden" />
        </MediaControlBar>
      </MediaController>
    )
  return (
    <MediaController ref={name} lang={locale} className="size-full">
      <video {...mediaProps} poster={poster} playsInline className="size-full object-cover">
        {captions && <track kind="captions" src={captions.src} label={captions.label} srcLang={captions.language} />}
      </video>
      <MediaControlBar className="w-full">
        <MediaPlayButton className={button} />
        <MediaSeekBackwardButton seekOffset={5} className={clsx(button, "max-sm:hidden")} />
        <MediaSeekForwardButton seekOffset={5} className={clsx(button, "max-sm:hidden")} />
        <MediaTimeRange />
        <MediaTimeDisplay showDuration {...silentProps} className="max-sm:hidden" />
        <MediaMuteButton className={button} />
        {captions && <MediaCaptionsButton className={button} />}
        <MediaFullscreenButton className={button} />
      </MediaControlBar>
    </MediaController>
  )
}
