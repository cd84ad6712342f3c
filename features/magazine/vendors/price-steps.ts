/** What a first price may be at most, in cents, as it is offered to choose from. */
export const priceSteps: readonly number[] = [500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00]
