package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Finds the first read of each parameter of an object in code that runs once, before the parameter
 * has its level; the code of its own methods that this code calls included. What lambdas and nested
 * classes do is done later.
 */
final class EarlyReadScanner extends TreePathScanner<Void, Map<String, Tree>> {
  private final Trees trees;
  private final Set<Element> lineage;
  private final Set<Element> called;

  /** The call in the code itself that leads to what is scanned; null if nothing does. */
  private final Tree call;

  EarlyReadScanner(Trees trees, TypeElement type) {
    this(trees, Set.copyOf(BenchmarkMethods.lineage(type)), new HashSet<>(), null);
  }

  private EarlyReadScanner(Trees trees, Set<Element> lineage, Set<Element> called, Tree call) {
    this.trees = trees;
    this.lineage = lineage;
    this.called = called;
    this.call = call;
  }

  @Override
  public Void visitIdentifier(IdentifierTree node, Map<String, Tree> found) {
    read(node, found);
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree node, Map<String, Tree> found) {
    if (isOwn(node)) {
      read(node, found);
    }
    return super.visitMemberSelect(node, found);
  }

  /** A value that is assigned is not read. */
  @Override
  public Void visitAssignment(AssignmentTree node, Map<String, Tree> found) {
    return isOwn(node.getVariable())
        ? scan(node.getExpression(), found)
        : super.visitAssignment(node, found);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree node, Map<String, Tree> found) {
    Element method = trees.getElement(getCurrentPath());
    TreePath path =
        isOwn(node.getMethodSelect()) && isMember(method) && called.add(method)
            ? trees.getPath(method)
            : null;
    if (path != null && path.getLeaf() instanceof MethodTree source && source.getBody() != null) {
      new EarlyReadScanner(trees, lineage, called, call == null ? node : call)
          .scan(new TreePath(path, source.getBody()), found);
    }
    return super.visitMethodInvocation(node, found);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree node, Map<String, Tree> found) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree node, Map<String, Tree> found) {
    return null;
  }

  private void read(ExpressionTree node, Map<String, Tree> found) {
    Element element = trees.getElement(getCurrentPath());
    if (element != null
        && element.getKind() == ElementKind.FIELD
        && isMember(element)
        && find(element, "Param").isPresent()) {
      found.putIfAbsent(element.getSimpleName().toString(), call == null ? node : call);
    }
  }

  private boolean isMember(Element element) {
    return element != null && lineage.contains(element.getEnclosingElement());
  }

  /** Whether a name is that of a member of the object itself, or of a variable. */
  private static boolean isOwn(ExpressionTree name) {
    return name instanceof IdentifierTree
        || (name instanceof MemberSelectTree select
            && select.getExpression() instanceof IdentifierTree object
            && (object.getName().contentEquals("this") || object.getName().contentEquals("super")));
  }
}
