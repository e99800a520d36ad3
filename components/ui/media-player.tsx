"use client"

import dynamic from "next/dynamic"
import type { Ref } from "react"
import { Skeleton } from "./skeleton"

export interface MediaPlayerProps {
  kind?: "video" | "audio"
  /** Address of the file. */
  src: string
  /** Accessible name: what is to be seen or heard. */
  label: string
  /** A picture until it plays. */
  poster?: string
  /** Subtitles as a WebVTT file, and what they are called. */
  captions?: { src: string; label: string; language: string }
  loop?: boolean
  ref?: Ref<HTMLVideoElement>
}

const Panel = dynamic(() => import("./media-player-panel"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
})

/** Film or sound with our own controls over the browser's player. Their code comes when the player is mounted. */
export const MediaPlayer = (props: MediaPlayerProps) => (
  <div dir="ltr" className={props.kind === "audio" ? "h-12" : "aspect-video overflow-hidden rounded-card bg-sunken"}>
    <Panel {...props} />
  </div>
)
