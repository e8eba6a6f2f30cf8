package org.tutti.annotations.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.annotations.DataState;
import org.tutti.annotations.SyncMethod;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.annotations.ThreadSupport;

/** The names of factors. */
public final class FactorNames {
  /** Factors with a name of their own, in alphabetical order. */
  public static final List<String> NAMED =
      Arrays.stream(FactorName.values()).map(FactorName::text).toList();

  private static final String OPEN_MPI = "mca:";
  private static final String MPICH = "cvar:";

  /** Families of factors, and the prefix that turns the rest of the name into a variable. */
  private static final Map<String, String> FAMILIES =
      new TreeMap<>(Map.of("env:", "", OPEN_MPI, "OMPI_MCA_", MPICH, "MPIR_CVAR_"));

  private FactorNames() {}

  /** All names, in words. */
  public static String known() {
    return String.join(", ", NAMED)
        + ", env:NAME (any environment variable), mca:NAME (Open MPI) and cvar:NAME (MPICH)";
  }

  /** The factor with this name of its own, if there is one. */
  public static Optional<FactorName> named(String factor) {
    return Arrays.stream(FactorName.values()).filter(one -> one.text().equals(factor)).findFirst();
  }

  /** The environment variable that a factor of a family sets; empty for other factors. */
  public static Optional<String> variable(String factor) {
    return FAMILIES.entrySet().stream()
        .filter(family -> factor.startsWith(family.getKey()))
        .findFirst()
        .map(family -> family.getValue() + factor.substring(family.getKey().length()));
  }

  /**
   * The control variable of an MPI library that a factor sets, by the library's name for it; empty
   * for other factors.
   */
  public static Optional<String> controlVariable(String factor) {
    return factor.startsWith(OPEN_MPI)
        ? Optional.of(factor.substring(OPEN_MPI.length()))
        : factor.startsWith(MPICH) ? variable(factor) : Optional.empty();
  }

  /** Whether this is a valid name of an environment variable. */
  public static boolean isVariable(String name) {
    return name.matches("[A-Za-z_][A-Za-z0-9_]*");
  }

  /** Whether a factor of this name exists. */
  public static boolean isFactor(String name) {
    return variable(name).map(FactorNames::isVariable).orElse(NAMED.contains(name));
  }

  /** Why a factor has no such level, in words, as far as that does not depend on the machine. */
  public static Optional<String> levelFault(String factor, String level) {
    return switch (factor) {
      case "processes" ->
          fault(level.matches("[1-9]\\d{0,6}"), level, "a number of processes, at least 1");
      case "data" -> fault(is(DataState.values(), level), level, dataStates());
      case "file-cache" ->
          fault(Set.of("warm", "dropped").contains(level), level, "warm or dropped");
      case "thread-level" ->
          fault(is(ThreadSupport.values(), level), level, oneOf(ThreadSupport.values()));
      case "sync" -> syncFault(level);
      case "root-rank" -> RootRankText.fault(level);
      default -> Optional.empty();
    };
  }

  /** A level in the one spelling of those that mean the same. */
  public static String level(String factor, String level) {
    return switch (factor) {
      case "thread-level", "root-rank" -> level.toUpperCase(Locale.ROOT);
      case "data" -> level.toLowerCase(Locale.ROOT).replace('_', '-');
      case "sync" -> {
        String method = level.replaceFirst(":.*", "");
        yield method.toUpperCase(Locale.ROOT) + level.substring(method.length());
      }
      default -> level;
    };
  }

  private static Optional<String> fault(boolean right, String level, String wanted) {
    return right ? Optional.empty() : Optional.of("its level '" + level + "' is not " + wanted);
  }

  private static String oneOf(Enum<?>... values) {
    return Arrays.stream(values).map(Enum::name).collect(Collectors.joining(", ", "one of ", ""));
  }

  private static String dataStates() {
    return Arrays.stream(DataState.values())
        .map(DataState::text)
        .collect(Collectors.joining(", ", "one of ", ""));
  }

  private static Optional<String> syncFault(String level) {
    String method = level.replaceFirst(":.*", "");
    Optional<String> fault =
        fault(is(SyncMethod.values(), method), method, oneOf(SyncMethod.values()));
    if (fault.isPresent() || method.equals(level)) {
      return fault;
    }
    return Arrays.stream(level.substring(method.length() + 1).split(","))
        .flatMap(one -> SyncParameterName.fault(method, one).stream())
        .findFirst();
  }

  private static boolean is(Enum<?>[] constants, String name) {
    String constant = name.replace('-', '_');
    return Arrays.stream(constants).anyMatch(one -> one.name().equalsIgnoreCase(constant));
  }
}
