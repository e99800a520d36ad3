import clsx from "clsx"

/** Holds the place of content to come; give it the shape of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-control bg-neutral-soft", className)} />
}

const widths = ["w-full", "w-11/12", "w-10/12", "w-9/12", "w-2/3"]

/** Up to five lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx("block space-y-2", className)}>
      {widths.slice(-lines).map((width) => (
        <Skeleton key={width} className={clsx("h-3", width)} />
      ))}
    </span>
  )
}
