package org.tutti.records.campaign;

/**
 * One launch of a design.
 *
 * @param number its place in the order of launches, from 1; it names the result file
 * @param block the block it belongs to, from 1
 * @param treatment what distinguishes it from the other launches of its block
 */
public record PlannedLaunch(int number, int block, Treatment treatment) {}
