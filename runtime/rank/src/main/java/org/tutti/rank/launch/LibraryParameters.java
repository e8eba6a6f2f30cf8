package org.tutti.rank.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.control.Prerequisite;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * The parameters of the MPI library that factors such as {@code mca:coll_tuned_priority} set, which
 * each rank reads back from the library: it ignores names that it does not know, and keeps its
 * default where it does not accept a value.
 */
final class LibraryParameters {
  private static final Set<String> PARTS_OF_LAUNCH = Set.of("orte", "ess", "pmix", "prte");

  private LibraryParameters() {}

  /** Parameters by which a launcher tells its ranks who they are, and numbers of versions. */
  private static boolean isOfLaunch(String name) {
    int underscore = name.indexOf('_');
    return PARTS_OF_LAUNCH.contains(underscore < 0 ? name : name.substring(0, underscore))
        || name.endsWith("_major_version")
        || name.endsWith("_minor_version")
        || name.endsWith("_release_version")
        || name.equals("MPIR_CVAR_CH3_INTERFACE_HOSTNAME");
  }

  /**
   * Collective: the values of these parameters, by the library's names for them.
   *
   * @param levels of all factors of the launch
   * @throws TuttiException 221 to 223 on the root if one of them has no effect on some rank
   * @throws EndedByRoot on the other ranks in that case
   */
  static Map<String, String> readBack(
      MpiSession session, Map<String, String> levels, CollectiveExchange collectives) {
    Map<String, String> wanted = new TreeMap<>();
    for (Map.Entry<String, String> level : levels.entrySet()) {
      Optional<String> name = FactorNames.controlVariable(level.getKey());
      if (name.isPresent()) {
        wanted.put(name.get(), level.getValue());
      }
    }
    if (wanted.isEmpty()) {
      return wanted;
    }
    Map<String, String> found = Map.of();
    Optional<TuttiException> refusal = Optional.empty();
    try {
      found = read(session, wanted);
    } catch (TuttiException e) {
      refusal = Optional.of(e);
    }
    List<String> ranks =
        collectives.gather(refusal.map(TuttiException::what).orElse(found.toString()));
    if (refusal.isEmpty() && collectives.isRoot()) {
      refusal = difference(ranks);
    }
    if (collectives.fromRoot(refusal.isPresent() ? 0 : 1) != 1) {
      throw collectives.isRoot() ? refusal.orElseThrow() : new EndedByRoot();
    }
    return found;
  }

  /** The values of all parameters but those that differ in each launch; none if it has none. */
  static SortedMap<String, String> all(MpiSession session) {
    Optional<ControlVariables> open = session.controlVariables();
    if (open.isEmpty()) {
      return new TreeMap<>();
    }
    try (ControlVariables variables = open.get()) {
      SortedMap<String, String> values = new TreeMap<>(variables.values());
      values.keySet().removeIf(LibraryParameters::isOfLaunch);
      return values;
    }
  }

  /**
   * Collective: ends the launch if a rank cannot read a file that a setting names; the library
   * would do as if nothing were set.
   *
   * @param missing the setting and its file, in words
   * @throws TuttiException 222 on the root
   * @throws EndedByRoot on the other ranks
   */
  static void checkFiles(Optional<String> missing, CollectiveExchange collectives) {
    Optional<String> first = collectives.first(missing);
    if (first.isPresent()) {
      if (!collectives.isRoot()) {
        throw new EndedByRoot();
      }
      throw MpiProblem.PARAMETER_NOT_APPLIED.error(
          first.get() + ", which cannot be read on each rank.",
          "Correct the name, or put the file where each rank finds it.");
    }
  }

  private static Map<String, String> read(MpiSession session, Map<String, String> wanted) {
    String library = session.library().name();
    Map<String, String> found = new TreeMap<>();
    Optional<ControlVariables> open = session.controlVariables();
    if (open.isEmpty()) {
      throw MpiProblem.PARAMETER_UNKNOWN.error(
          library + " has no parameter " + wanted.keySet().iterator().next() + ", nor any other.");
    }
    try (ControlVariables variables = open.get()) {
      wanted.forEach(
          (name, level) -> {
            ControlVariable variable =
                variables.find(name).orElseThrow(() -> unknown(library, name, variables));
            check(library, variable, level, variables);
            found.put(name, variable.describe());
          });
    }
    return found;
  }

  private static void check(
      String library, ControlVariable variable, String level, ControlVariables variables) {
    if (!variable.means(level)) {
      throw MpiProblem.PARAMETER_NOT_APPLIED.error(
          "The parameter "
              + variable.name()
              + " of "
              + library
              + " should be "
              + level
              + ", but is "
              + (variable.value().isEmpty() ? "empty" : variable.describe())
              + ".");
    }
    for (Prerequisite other : Prerequisite.of(variable.name())) {
      if (!other.isMet(variables)) {
        throw MpiProblem.PARAMETER_IGNORED.error(
            library
                + " ignores "
                + variable.name()
                + " unless "
                + other.name()
                + " is "
                + other.value()
                + ".",
            "Add --factor mca:" + other.name() + "=" + other.value() + ".");
      }
    }
  }

  private static TuttiException unknown(String library, String name, ControlVariables variables) {
    return MpiProblem.PARAMETER_UNKNOWN.error(
        library + " has no parameter " + name + ".",
        Suggestions.of(name, variables.names())
            + MpiProblem.PARAMETER_UNKNOWN.description().remedy());
  }

  /** What the first rank that differs from the root has found. */
  private static Optional<TuttiException> difference(List<String> ranks) {
    for (int rank = 0; rank < ranks.size(); rank++) {
      if (!ranks.get(rank).equals(ranks.get(CollectiveExchange.ROOT))) {
        return Optional.of(
            MpiProblem.PARAMETER_NOT_APPLIED.error(
                "Rank " + rank + " differs from rank 0: " + ranks.get(rank) + "."));
      }
    }
    return Optional.empty();
  }
}
