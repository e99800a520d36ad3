/** Said on the window to begin the tour, from wherever; components/features/tour/tour-keeper.tsx listens. */
export const tourEvent = "cornerledger:tour"
export const startTour = (): void => void window.dispatchEvent(new Event(tourEvent))
