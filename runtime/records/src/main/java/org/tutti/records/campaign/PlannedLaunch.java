package org.tutti.records.campaign;

/**
 * One launch of a design.
 *
 * @param number its place in the order of launches, from 1; it names the result file
 * @param block the block it belongs to, from 1; 0 if no design knows the launch
 * @param place its place in the order of its block, from 1; 0 if no design knows the launch
 * @param treatment what distinguishes it from the other launches of its block
 */
public record PlannedLaunch(int number, int block, int place, Treatment treatment) {
  /** The only launch of its block. */
  public PlannedLaunch(int number, int block, Treatment treatment) {
    this(number, block, 1, treatment);
  }

  /** A launch that was started by hand. */
  public static PlannedLaunch byHand(int number) {
    return new PlannedLaunch(number, 0, 0, Treatment.ONLY);
  }
}
