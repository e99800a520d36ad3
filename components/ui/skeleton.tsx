import clsx from "clsx"

/** Placeholder for content that is loading; give it the content's shape. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-control bg-neutral-soft", className)} />
}

const widths = ["w-full", "w-11/12", "w-10/12", "w-9/12", "w-2/3"]

/** Placeholder for up to five lines of text, of which the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx("block space-y-2", className)}>
      {widths.slice(-lines).map((width) => (
        <Skeleton key={width} className={clsx("h-3", width)} />
      ))}
    </span>
  )
}
