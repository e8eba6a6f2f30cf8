package org.tutti.mpi.names;

import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

/**
 * Which MPI implementation a launch measures, as far as the user has said.
 *
 * @param provider {@code --mpi}
 * @param library {@code --mpi-library}
 * @param launcher {@code --launcher}
 */
public record MpiSelection(
    Optional<ProviderKind> provider,
    Optional<LibraryName> library,
    Optional<LauncherName> launcher) {
  /** The environment variable that names a library where no option does. */
  public static final String LIBRARY_VARIABLE = "TUTTI_MPI_LIBRARY";

  /** Nothing is said, so that the machine decides. */
  public static final MpiSelection OPEN =
      new MpiSelection(Optional.empty(), Optional.empty(), Optional.empty());

  public boolean isOpen() {
    return equals(OPEN);
  }

  public MpiSelection withProvider(ProviderKind kind) {
    return new MpiSelection(Optional.of(kind), library, launcher);
  }

  public MpiSelection withLibrary(LibraryName name) {
    return new MpiSelection(provider, Optional.of(name), launcher);
  }

  public MpiSelection withLauncher(LauncherName name) {
    return new MpiSelection(provider, library, Optional.of(name));
  }

  /**
   * A copy with the library that {@value #LIBRARY_VARIABLE} names, where the native provider may be
   * meant and no library is named.
   *
   * @throws TuttiException 6 if the variable names no library
   */
  public MpiSelection orLibraryOf(Map<String, String> environment) {
    String name = environment.get(LIBRARY_VARIABLE);
    return name == null || library.isPresent() || selfStarting().isPresent()
        ? this
        : withLibrary(MpiNames.library(name));
  }

  /** The provider, if it is one that needs neither a library nor a launcher. */
  public Optional<ProviderKind> selfStarting() {
    return provider.filter(ProviderKind::startsItsRanks);
  }

  /** The family of the library, where it is named. */
  public Optional<AbiFamily> family() {
    return library.flatMap(LibraryName::family);
  }

  /** The family whose launcher starts the ranks of the library, where its name tells. */
  public Optional<AbiFamily> maker() {
    return family().flatMap(AbiFamily::maker);
  }

  /**
   * Refuses names that do not go together. A launcher that is given as an executable is checked
   * when it has been asked what it is.
   *
   * @throws TuttiException 102 if so
   */
  public void check() {
    if (selfStarting().isPresent() && (library.isPresent() || launcher.isPresent())) {
      throw conflict(
          "the provider " + provider.get() + " uses neither an MPI library nor a launcher",
          "Omit --mpi-library and --launcher, or --mpi. In a campaign of both, write the library"
              + " into the level, as in --factor mpi=native:openmpi,mpj.");
    }
    launcher
        .flatMap(LauncherName::kind)
        .flatMap(LauncherKind::family)
        .ifPresent(family -> checkFamily("launcher " + launcher.get(), Optional.of(family)));
  }

  /**
   * Refuses a launcher whose ranks could not load the library that is named.
   *
   * @param launcher what it is, in words
   * @param family the one it can start; empty if that is not known
   * @throws TuttiException 102 if it is another one
   */
  public void checkFamily(String launcher, Optional<AbiFamily> family) {
    if (maker().isPresent() && !family.equals(maker())) {
      throw conflict(
          "the " + launcher + " cannot start ranks of the MPI library " + library.get(),
          "Omit --launcher or --mpi-library, or make both name the same library.");
    }
  }

  /** The names on one line, for people; empty if nothing is said. */
  public String summary() {
    return (provider.map(kind -> " mpi=" + kind).orElse("")
            + library.map(name -> " library=" + name).orElse("")
            + launcher.map(name -> " launcher=" + name).orElse(""))
        .strip();
  }

  private TuttiException conflict(String what, String remedy) {
    return CampaignProblem.LAUNCHER_LIBRARY_CONFLICT.error(
        "'" + summary() + "' cannot be measured: " + what + ".", remedy);
  }
}
