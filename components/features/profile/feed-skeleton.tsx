import { Card, CardBody } from "@/components/ui/card"
import { Skeleton, SkeletonText } from "@/components/ui/skeleton"

const places = ["first", "second"]

/** Placeholder for two posts. */
export const FeedSkeleton = () =>
  places.map((place) => (
    <Card key={place} aria-hidden="true">
      <CardBody className="space-y-4">
        <span className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <SkeletonText lines={2} className="w-40" />
        </span>
        <SkeletonText lines={3} />
        <Skeleton className="aspect-video w-full" />
      </CardBody>
    </Card>
  ))
