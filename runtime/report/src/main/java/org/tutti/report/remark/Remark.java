package org.tutti.report.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.Problem;
import org.tutti.report.layout.WrappedText;

/**
 * One problem of a campaign, wherever it occurs.
 *
 * @param weight what it means for the figures
 * @param size by how much it can move a figure, as a share of it
 * @param where how many cells or launches it concerns
 * @param brief in a few words; if it is empty, the problem's cause says it
 * @param place the only cell that it concerns, if the campaign has others
 * @param texts everything that is known about it
 */
public record Remark(
    Problem problem,
    RemarkWeight weight,
    double size,
    String where,
    String brief,
    Optional<String> place,
    List<String> texts) {
  private static final int SHORTEST = 20;

  public Remark {
    texts = List.copyOf(texts);
  }

  /** The remark in a sentence of any length. */
  public String sentence() {
    return brief(Integer.MAX_VALUE);
  }

  /**
   * The remark in so many columns if possible: the text itself, the beginning of it, or the general
   * cause.
   */
  String brief(int room) {
    String text = brief.isEmpty() && texts.size() == 1 ? texts.get(0) : brief;
    if (!text.isEmpty() && text.length() <= room) {
      return text;
    }
    for (int end = Math.min(room, text.length()); end >= SHORTEST; end--) {
      boolean isPause = text.startsWith(", ", end) || text.startsWith(": ", end);
      if (isPause && isClosed(text.substring(0, end))) {
        return text.substring(0, end);
      }
    }
    return cause();
  }

  private static boolean isClosed(String text) {
    return text.chars().filter(c -> c == '(').count() == text.chars().filter(c -> c == ')').count();
  }

  /** The remark in so many columns if possible, and where it occurs. */
  public String inWords(int room) {
    String text = brief(room - where.length());
    String at = place.map(name -> "in " + name).orElse(where);
    return text.contains(at) ? text : text + " (" + at + ")";
  }

  /**
   * The line that tells it in brief, with the identifier at the right; more than one only if even
   * the general cause is too long.
   *
   * @param indent columns for where it occurs
   */
  public List<String> line(int indent, int width) {
    String mark = weight == RemarkWeight.SMALL ? "   " : " ! ";
    String first = mark + where + " ".repeat(Math.max(0, indent - where.length())) + "  ";
    int room = width - first.length() - problem.identifier().length() - 2;
    String text = brief(room);
    String placed = text + place.map(name -> " in " + name).orElse("");
    List<String> lines =
        new ArrayList<>(
            WrappedText.lines(
                first,
                " ".repeat(first.length()),
                placed.length() <= room ? placed : text,
                width - problem.identifier().length() - 2));
    String begin = lines.get(0);
    lines.set(
        0,
        begin
            + " ".repeat(Math.max(2, width - begin.length() - problem.identifier().length()))
            + problem.identifier());
    return lines;
  }

  /** Everything that is known about it. */
  public List<String> full(int width) {
    List<String> lines = new ArrayList<>();
    for (String text : texts) {
      lines.addAll(WrappedText.lines("  " + problem.label() + " ", "    ", text, width));
    }
    return lines;
  }

  private String cause() {
    String cause = problem.description().cause().replaceFirst("\\.$", "");
    boolean acronym = cause.length() > 1 && Character.isUpperCase(cause.charAt(1));
    return acronym ? cause : Character.toLowerCase(cause.charAt(0)) + cause.substring(1);
  }
}
