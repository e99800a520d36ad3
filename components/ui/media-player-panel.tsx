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
import { useLocale } from "next-intl"
import { type CSSProperties, useEffect, useState } from "react"
import type { MediaPlayerProps } from "./media-player"

/** What the controls are called, in languages other than their own English. */
const words: Record<string, () => Promise<unknown>> = {
  de: () => import("media-chrome/lang/de"),
  fr: () => import("media-chrome/lang/fr"),
  pt: () => import("media-chrome/lang/pt"),
}

const onPage = {
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
/** The line beside it says the time aloud. */
const quiet = { disabled: true, noToggle: true, "aria-hidden": true } as const

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
  const locale = useLocale()
  const [isReady, setReady] = useState(!(locale in words))
  useEffect(() => {
    void words[locale]?.().finally(() => setReady(true))
  }, [locale])
  if (!isReady) return null
  // The library names every player alike when it comes into the page.
  const name = (controller: HTMLElement | null) => controller?.setAttribute("aria-label", label)
  const shared = { slot: "media", src, preload: "metadata", loop, ref }
  if (kind === "audio")
    return (
      <MediaController
        audio
        aria-label={label}
        lang={locale}
        style={onPage}
        className="w-full overflow-hidden rounded-card"
      >
        <audio {...shared} />
        <MediaControlBar className="w-full">
          <MediaPlayButton className={button} />
          <MediaTimeRange />
          <MediaTimeDisplay showDuration {...quiet} />
          <MediaMuteButton className={button} />
          <MediaVolumeRange className="max-sm:hidden" />
        </MediaControlBar>
      </MediaController>
    )
  return (
    <MediaController ref={name} lang={locale} className="size-full">
      <video {...shared} poster={poster} playsInline className="size-full object-cover">
        {captions && <track kind="captions" src={captions.src} label={captions.label} srcLang={captions.language} />}
      </video>
      <MediaControlBar className="w-full">
        <MediaPlayButton className={button} />
        <MediaSeekBackwardButton seekOffset={5} className={clsx(button, "max-sm:hidden")} />
        <MediaSeekForwardButton seekOffset={5} className={clsx(button, "max-sm:hidden")} />
        <MediaTimeRange />
        <MediaTimeDisplay showDuration {...quiet} className="max-sm:hidden" />
        <MediaMuteButton className={button} />
        {captions && <MediaCaptionsButton className={button} />}
        <MediaFullscreenButton className={button} />
      </MediaControlBar>
    </MediaController>
  )
}
