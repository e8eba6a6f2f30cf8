package org.tutti.records.launch;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a rank was last.
 *
 * @param number of the cell within the launch, from 1; 0 after the last cell
 * @param cells of the launch
 * @param cell as text
 */
public record LaunchPosition(int number, int cells, String cell) {
  /** All cells are measured. */
  public static final LaunchPosition AFTER_LAST = new LaunchPosition(0, 0, "");

  private static final String TEXT = "(\\d{1,9})/(\\d{1,9}) (.*)";

  /** The cell; empty if the rank was in none. */
  public Optional<String> ofCell() {
    return Optional.of(cell).filter(name -> !name.isEmpty());
  }

  /** What {@link #parse} reads. */
  String encode() {
    return number + "/" + cells + " " + cell;
  }

  static Optional<LaunchPosition> parse(String text) {
    Matcher position = Pattern.compile(TEXT, Pattern.DOTALL).matcher(text);
    return position.matches()
        ? Optional.of(
            new LaunchPosition(
                Integer.parseInt(position.group(1)),
                Integer.parseInt(position.group(2)),
                position.group(3)))
        : Optional.empty();
  }

  /** In words, such as {@code in cell 2/14, MPI_Bcast (8 B, p 2)}. */
  @Override
  public String toString() {
    return number == 0 ? "after the last cell" : "in cell " + number + "/" + cells + ", " + cell;
  }
}
