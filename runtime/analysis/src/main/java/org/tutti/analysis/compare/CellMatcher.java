package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.records.launch.CellKey;

/** Finds the cells that both sides have, and what side B lacks. */
final class CellMatcher {
  /**
   * What can be compared, and what cannot.
   *
   * @param pairs cells of both sides
   * @param missing cells that A has, and that B should have measured but has not, or not in all of
   *     its launches
   * @param unmatched other cells that only one side has, in words
   */
  record Match(List<CellPair> pairs, List<MissingCell> missing, List<String> unmatched) {}

  /** What two cells must share to be compared. */
  private record Identity(CellKey key, Map<String, String> levels) {}

  private final boolean paired;
  private final Side a;
  private final Side b;
  private final List<CellPair> pairs = new ArrayList<>();
  private final List<MissingCell> missing = new ArrayList<>();
  private final List<String> unmatched = new ArrayList<>();

  private CellMatcher(Side a, Side b, boolean paired) {
    this.a = a;
    this.b = b;
    this.paired = paired;
  }

  /**
   * Matches the cells of two sides.
   *
   * @param paired whether to take only launches of blocks that both sides have, in their order
   */
  static Match match(Side a, Side b, boolean paired) {
    CellMatcher matcher = new CellMatcher(a, b, paired);
    matcher.match();
    return new Match(matcher.pairs, matcher.missing, matcher.unmatched);
  }

  private void match() {
    Map<Identity, CellFigures> cellsOfB = byIdentity(b);
    Map<Identity, UnmeasuredCell> notByA = unmeasured(a);
    Map<Identity, UnmeasuredCell> notByB = unmeasured(b);
    List<CellKey> keysOfB = b.cells().stream().map(CellFigures::key).toList();
    byIdentity(a)
        .forEach(
            (identity, cell) -> {
              Optional<CellFigures> other = Optional.ofNullable(cellsOfB.remove(identity));
              Optional<UnmeasuredCell> lacking = Optional.ofNullable(notByB.get(identity));
              other.ifPresentOrElse(
                  found -> add(identity, cell, found),
                  () -> {
                    if (lacking.isEmpty()) {
                      addAbsent(identity, keysOfB);
                    }
                  });
              lacking
                  .filter(found -> other.isEmpty() || found.isFailure())
                  .ifPresent(found -> addMissing(identity, true, found.words(launches(other))));
            });
    cellsOfB
        .keySet()
        .forEach(
            rest ->
                unmatched.add(
                    "only "
                        + b.name()
                        + " has "
                        + rest.key()
                        + Optional.ofNullable(notByA.get(rest))
                            .map(found -> "; in " + a.name() + " it " + found.words(0))
                            .orElse("")));
  }

  private static int launches(Optional<CellFigures> cell) {
    return cell.map(found -> found.launches().size()).orElse(0);
  }

  private void addAbsent(Identity identity, List<CellKey> keysOfB) {
    if (b.expected().contains(identity.key(), identity.levels(), keysOfB)) {
      addMissing(identity, false, "absent");
    } else {
      unmatched.add("only " + a.name() + " has " + identity.key());
    }
  }

  private void addMissing(Identity identity, boolean tried, String reason) {
    missing.add(new MissingCell(identity.key(), identity.levels(), tried, reason));
  }

  private void add(Identity identity, CellFigures cell, CellFigures other) {
    CellPair.of(identity.key(), cell, other, paired)
        .ifPresentOrElse(
            pair -> {
              OptionalDouble extreme = pair.extreme();
              if (extreme.isEmpty()) {
                pairs.add(pair);
              } else {
                String figure = "the figure of a launch is " + extreme.getAsDouble() + " ns";
                addMissing(identity, true, "cannot be judged: " + figure);
              }
            },
            () -> unmatched.add("no block holds a launch of both sides with " + identity.key()));
  }

  private static Map<Identity, CellFigures> byIdentity(Side side) {
    Map<Identity, CellFigures> cells = new LinkedHashMap<>();
    side.cells().forEach(cell -> cells.put(identity(cell), cell));
    return cells;
  }

  private static Map<Identity, UnmeasuredCell> unmeasured(Side side) {
    Map<Identity, UnmeasuredCell> cells = new LinkedHashMap<>();
    side.unmeasured().forEach(cell -> cells.put(identity(cell.cell()), cell));
    return cells;
  }

  private static Identity identity(CellFigures cell) {
    return new Identity(cell.key(), cell.treatment().levels());
  }
}
