package org.tutti.mpi.started;

import java.util.List;
import java.util.ServiceLoader;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.ProviderKind;

/** The providers of other modules, which are looked for only where one of them is asked for. */
public final class AddedProviders {
  private AddedProviders() {}

  /** All that are on the class path. */
  public static List<AddedProvider> all() {
    return ServiceLoader.load(AddedProvider.class, AddedProviders.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /**
   * The one that provides this.
   *
   * @throws org.tutti.diagnostics.TuttiException 6 if it is not on the class path
   */
  public static AddedProvider require(ProviderKind kind) {
    return all().stream()
        .filter(provider -> provider.kinds().contains(kind))
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.NAME_UNKNOWN.error(
                    "The provider " + kind + " is in the artifact tutti-lab, which is missing.",
                    "Add tutti-lab to the class path, or measure with another provider."));
  }
}
