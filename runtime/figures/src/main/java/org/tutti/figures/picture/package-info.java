/**
 * The seam for pictures. A {@link org.tutti.figures.picture.Picture} is one small class: from
 * figures of {@code org.tutti.analysis} it makes {@link org.tutti.figures.picture.Drawing}s, each a
 * plot with a heading and a caption that says what points, whiskers, and intervals are. It draws
 * nothing where there is nothing to see, such as a curve over one size.
 *
 * <p>To add one: implement {@code Picture} for its subject, add it to the list of that subject in
 * {@code org.tutti.figures.Pictures}, in the order in which a person asks, or to what a {@code
 * PictureSource} of another module lists, and describe it in docs/figures.md. The page, the command
 * {@code figure}, and the formats follow from the list.
 */
package org.tutti.figures.picture;
