"use client"

import { type RefObject, useEffect, useRef, useState } from "react"

/** Why the camera shows nothing. */
type CameraProblem = "insecure" | "denied" | "missing" | "busy" | "failed"
const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "SecurityError") return "denied"
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing"
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "failed"
}

/** Milliseconds between two looks at the picture. */
const pause = 150

/** Shows the camera in `video` and calls `onScan` once with the first barcode in it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onScan: (code: string) => void) {
  const [problem, setProblem] = useState<CameraProblem>()
  const [isOn, setOn] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(onScan)
  latest.current = onScan
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the camera again
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const end = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    async function look(detect: (picture: HTMLVideoElement) => Promise<string | undefined>): Promise<void> {
      const picture = video.current
      // A frame that can't be read, such as the first one, is no failure: the next one may be.
      const code = picture && picture.readyState >= 2 ? await detect(picture).catch(() => undefined) : undefined
      if (isOver) return
      if (code) {
        end()
        latest.current(code)
      } else timer = setTimeout(() => void look(detect), pause)
    }
    async function start(): Promise<void> {
      // Browsers have no `mediaDevices` on addresses without HTTPS.
      if (!navigator.mediaDevices?.getUserMedia) return setProblem("insecure")
      try {
        const [{ barcodeDetector }, opened] = await Promise.all([
          import("./detector"),
          navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }),
        ])
        stream = opened
        if (isOver || !video.current) return end()
        video.current.srcObject = opened
        await video.current.play()
        setOn(true)
        await look(await barcodeDetector())
      } catch (error) {
        end()
        if (!(error instanceof DOMException && error.name === "AbortError" && isOver)) setProblem(problemOf(error))
      }
    }
    setProblem(undefined)
    void start()
    return end
  }, [video, attempt])
  return { problem, isOn, retry: () => setAttempt((count) => count + 1) }
}
