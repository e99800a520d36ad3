import { Skeleton, SkeletonText } from "@/components/ui/skeleton"

/** A placeholder for a mail. */
export const DetailSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="space-y-5 p-5">
    <Skeleton className="h-5 w-2/3" />
    <div className="flex items-center gap-3">
      <Skeleton className="size-10 rounded-full" />
      <span className="flex-1 space-y-2">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-56" />
      </span>
    </div>
    <SkeletonText lines={5} />
  </div>
)
