package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod;

/**
 * The names of the code generated for a class: {@code Outer_Inner_Harness} in the same package,
 * with one nested class per benchmark. An underscore in a name is written {@code _1}, as by JNI, so
 * that {@code Outer_Inner} has another harness than {@code Outer.Inner}: no name begins with a
 * digit. The nested class has the name of the method, with an underscore where a class cannot have
 * that name.
 */
final class HarnessNames {
  /** Names that are valid for a method but not for a class. */
  private static final Set<String> NO_CLASS_NAMES =
      Set.of("permits", "record", "sealed", "var", "yield");

  private HarnessNames() {}

  static ClassName file(TypeElement type) {
    ClassName name = ClassName.get(type);
    String simpleNames =
        name.simpleNames().stream()
            .map(one -> one.replace("_", "_1"))
            .collect(Collectors.joining("_"));
    return ClassName.get(name.packageName(), simpleNames + "_Harness");
  }

  static ClassName harness(TypeElement type, BenchmarkMethod benchmark) {
    String method = benchmark.method();
    ClassName file = file(type);
    boolean isTaken = NO_CLASS_NAMES.contains(method) || file.simpleName().equals(method);
    return file.nestedClass(isTaken ? method + "_" : method);
  }
}
