package org.tutti.runtime.store;

/**
 * A reason not to trust a figure blindly.
 *
 * @param identifier stable identifier such as {@code TUTTI-052}
 * @param text what was seen, and what can be done about it
 */
public record Warning(String identifier, String text) {}
