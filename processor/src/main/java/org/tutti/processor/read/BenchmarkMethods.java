package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/**
 * The benchmark methods of classes. A class inherits those of its superclasses. A method that
 * overrides one is the same benchmark with another body, unless it has annotations of its own.
 */
public final class BenchmarkMethods {
  static final Set<String> KINDS = Set.of("Collective", "PointToPoint", "Benchmark");

  private BenchmarkMethods() {}

  /** The methods that carry the annotations of a class's benchmarks, superclasses first. */
  public static List<ExecutableElement> of(TypeElement type) {
    TypeBindings bindings = TypeBindings.of(type);
    Map<String, ExecutableElement> methods = new LinkedHashMap<>();
    for (TypeElement level : lineage(type)) {
      for (ExecutableElement method : ElementFilter.methodsIn(level.getEnclosedElements())) {
        if (is(method)) {
          methods.put(bindings.signature(method), method);
        }
      }
    }
    return List.copyOf(methods.values());
  }

  /** All methods of a class and its superclasses that no other overrides, superclasses first. */
  static List<ExecutableElement> all(TypeElement type) {
    TypeBindings bindings = TypeBindings.of(type);
    Map<String, ExecutableElement> methods = new LinkedHashMap<>();
    for (TypeElement level : lineage(type)) {
      for (ExecutableElement method : ElementFilter.methodsIn(level.getEnclosedElements())) {
        String signature = bindings.signature(method);
        boolean hidden = method.getModifiers().contains(Modifier.PRIVATE);
        methods.put(hidden ? level + "#" + signature : signature, method);
      }
    }
    return List.copyOf(methods.values());
  }

  /** The class and its superclasses, superclasses first, without those of Java. */
  public static List<TypeElement> lineage(TypeElement type) {
    List<TypeElement> lineage = new ArrayList<>();
    TypeElement level = type;
    while (!level.getQualifiedName().toString().startsWith("java.")) {
      lineage.add(0, level);
      if (level.getSuperclass().getKind() != TypeKind.DECLARED) {
        break;
      }
      level = MoreTypes.asTypeElement(level.getSuperclass());
    }
    return lineage;
  }

  /** Whether a method has an annotation that makes it a benchmark. */
  static boolean is(Element element) {
    return element.getKind() == ElementKind.METHOD
        && KINDS.stream().anyMatch(name -> find(element, name).isPresent());
  }
}
