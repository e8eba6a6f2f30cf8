package org.tutti.figures.page;

import java.util.List;

/**
 * What the page has beside its campaigns: a part of its own with a heading.
 *
 * @param text what a reader must know first
 */
public record PagePart(String id, String title, String text, List<PageSection> sections) {}
