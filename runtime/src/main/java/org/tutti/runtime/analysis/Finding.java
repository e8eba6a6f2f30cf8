package org.tutti.runtime.analysis;

/**
 * A warning, with the cells and launches that it concerns taken together.
 *
 * @param text the warning
 * @param where which cell or file; blank when it concerns the campaign
 * @param launches in how many launches it was seen
 */
public record Finding(String text, String where, int launches) {}
