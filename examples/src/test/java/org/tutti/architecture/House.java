package org.tutti.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A tree of Maven modules, in the order of its poms, with everything compiled from it. */
record House(List<HouseModule> modules, JavaClasses classes) {
  /** The house whose parent pom lies in that folder; its modules have been compiled. */
  static House at(Path root) {
    List<HouseModule> modules = Poms.modules(root);
    List<Path> compiled =
        modules.stream().filter(HouseModule::hasCode).map(HouseModule::classes).toList();
    return new House(modules, new ClassFileImporter().importPaths(compiled));
  }

  /** The module that a class was compiled in; none for classes of the JDK and of libraries. */
  Optional<HouseModule> moduleOf(JavaClass type) {
    String name = type.getBaseComponentType().getName();
    return classes.contain(name)
        ? modules.stream().filter(module -> module.holds(classes.get(name))).findFirst()
        : Optional.empty();
  }
}
