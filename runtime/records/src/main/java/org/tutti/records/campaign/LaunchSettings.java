package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tutti.mpi.names.MpiSelection;

/**
 * How the launches of a campaign, or of one treatment in it, are started.
 *
 * @param mpi which MPI implementation; the machine decides what it leaves open
 * @param processes number of ranks
 * @param binding what a rank is bound to
 * @param mapping how ranks are laid over the machine
 * @param governor the processors' frequency governor while a launch runs; empty to leave it alone
 * @param launcherOptions in the launcher's own words
 * @param variables environment variables for all ranks, sorted by name
 * @param java the {@code java} executable
 * @param jvmOptions options of each rank's JVM
 * @param classPath where the benchmarks are
 * @param mainClass what each rank starts
 * @param arguments what the measuring command gets, without what this record says otherwise
 */
public record LaunchSettings(
    MpiSelection mpi,
    int processes,
    Optional<String> binding,
    Optional<String> mapping,
    Optional<String> governor,
    List<String> launcherOptions,
    Map<String, String> variables,
    String java,
    List<String> jvmOptions,
    String classPath,
    String mainClass,
    List<String> arguments) {

  public LaunchSettings {
    launcherOptions = List.copyOf(launcherOptions);
    variables = Collections.unmodifiableMap(new TreeMap<>(variables));
    jvmOptions = List.copyOf(jvmOptions);
    arguments = List.copyOf(arguments);
  }

  /** With another MPI implementation. */
  public LaunchSettings withMpi(MpiSelection selection) {
    return changed(parts -> parts.mpi = selection);
  }

  /** With another number of ranks. */
  public LaunchSettings withProcesses(int number) {
    return changed(parts -> parts.processes = number);
  }

  /** With ranks bound to something else. */
  public LaunchSettings withBinding(String policy) {
    return changed(parts -> parts.binding = Optional.of(policy));
  }

  /** With ranks laid out in another way. */
  public LaunchSettings withMapping(String policy) {
    return changed(parts -> parts.mapping = Optional.of(policy));
  }

  /** With the processors under another frequency governor. */
  public LaunchSettings withGovernor(String name) {
    return changed(parts -> parts.governor = Optional.of(name));
  }

  /** On another JVM. */
  public LaunchSettings withJava(String executable) {
    return changed(parts -> parts.java = executable);
  }

  /** With other benchmarks. */
  public LaunchSettings withClassPath(String path) {
    return changed(parts -> parts.classPath = path);
  }

  /** With one more option for the launcher. */
  public LaunchSettings plusLauncherOption(String option) {
    return changed(parts -> parts.launcherOptions.add(option));
  }

  /** With one more environment variable, or another value of one. */
  public LaunchSettings plusVariable(String name, String value) {
    return changed(parts -> parts.variables.put(name, value));
  }

  /** With one more option for the JVM of each rank. */
  public LaunchSettings plusJvmOption(String option) {
    return changed(parts -> parts.jvmOptions.add(option));
  }

  /** With one more argument for the measuring command; the names of benchmarks stay last. */
  public LaunchSettings plusArgument(String argument) {
    return changed(parts -> parts.arguments.add(0, argument));
  }

  /** On one line, for people. */
  public String summary() {
    List<String> words = new ArrayList<>();
    words.add("p=" + processes);
    if (!mpi.isOpen()) {
      words.add(mpi.summary());
    }
    binding.ifPresent(policy -> words.add("binding=" + policy));
    mapping.ifPresent(policy -> words.add("mapping=" + policy));
    governor.ifPresent(name -> words.add("governor=" + name));
    words.addAll(launcherOptions);
    variables.forEach((name, value) -> words.add(name + "=" + value));
    words.add("java=" + java);
    words.addAll(jvmOptions);
    words.addAll(arguments);
    return String.join(" ", words);
  }

  private LaunchSettings changed(Consumer<Parts> change) {
    Parts parts = new Parts(this);
    change.accept(parts);
    return parts.whole();
  }

  /** What can be changed, of a copy. */
  private static final class Parts {
    private MpiSelection mpi;
    private int processes;
    private Optional<String> binding;
    private Optional<String> mapping;
    private Optional<String> governor;
    private final List<String> launcherOptions;
    private final Map<String, String> variables;
    private String java;
    private final List<String> jvmOptions;
    private String classPath;
    private final String mainClass;
    private final List<String> arguments;

    private Parts(LaunchSettings settings) {
      mpi = settings.mpi;
      processes = settings.processes;
      binding = settings.binding;
      mapping = settings.mapping;
      governor = settings.governor;
      launcherOptions = new ArrayList<>(settings.launcherOptions);
      variables = new TreeMap<>(settings.variables);
      java = settings.java;
      jvmOptions = new ArrayList<>(settings.jvmOptions);
      classPath = settings.classPath;
      mainClass = settings.mainClass;
      arguments = new ArrayList<>(settings.arguments);
    }

    private LaunchSettings whole() {
      return new LaunchSettings(
          mpi,
          processes,
          binding,
          mapping,
          governor,
          launcherOptions,
          variables,
          java,
          jvmOptions,
          classPath,
          mainClass,
          arguments);
    }
  }
}
