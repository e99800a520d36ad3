"use client"

import dynamic from "next/dynamic"
import type { Ref } from "react"
import { Skeleton } from "./skeleton"

export interface MediaPlayerProps {
  kind?: "video" | "audio"
  /** Address of the file. */
  src: string
  /** Accessible name: what there is to see or hear. */
  label: string
  /** Address of a picture shown before playback. */
  poster?: string
  /** Subtitles as a WebVTT file, with their label. */
  captions?: { src: string; label: string; language: string }
  loop?: boolean
  ref?: Ref<HTMLVideoElement>
}

const Panel = dynamic(() => import("./media-player-panel"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
})

/** Video or audio with our own controls over the browser's player. Their code loads when the player mounts. */
export const MediaPlayer = (props: MediaPlayerProps) => (
  <div dir="ltr" className={props.kind === "audio" ? "h-12" : "aspect-video overflow-hidden rounded-card bg-sunken"}>
    <Panel {...props} />
  </div>
)
