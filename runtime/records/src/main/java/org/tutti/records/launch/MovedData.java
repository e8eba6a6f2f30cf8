package org.tutti.records.launch;

/**
 * What one operation of a cell moves between all processes, if its result is a rate.
 *
 * @param messages number of messages
 * @param bytes bytes of all messages together
 */
public record MovedData(double messages, double bytes) {}
