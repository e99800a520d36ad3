/** Window event that starts the tour from anywhere; components/features/tour/tour-keeper.tsx listens for it. */
export const tourEvent = "cornerledger:tour"
export const startTour = (): void => void window.dispatchEvent(new Event(tourEvent))
